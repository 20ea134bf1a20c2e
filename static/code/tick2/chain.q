/ chain.q: chained tickerplant for kdb+ 4.1; start it with: q chain.q -p 5110
\l schema.q
tabs:tables`.
\l pubsub.q
upd:insert

flushTable:{[t]
  if[count value t;
    publish[t;value flip value t];
    t set 0#value t]}
flushAll:{[]flushTable each tabs;}
.z.ts:{[now]flushAll[]}
\t 1000

subscribeTo:{[ts;w]
  flushAll[];
  (add[ts;w];0;`)}
endDay:{[d]
  flushAll[];
  neg[handles[]]@\:(`endDay;d);}

.z.pc:{[x]
  if[x=tp;-2"the tickerplant is gone";exit 1];
  drop x}
tp:hopen`::5010
tp(`subscribe;tabs)
