/ tp2.q: tickerplant with selections, for kdb+ 4.1; start it with: q tp2.q -p 5010
\l tp.q
\l pubsub.q
subscribeTo:{[ts;w](add[ts;w];logCount;logFile)}
subscribe:{[ts]subscribeTo[ts;`symbol$()]}
queued:{[]sum each .z.W}
