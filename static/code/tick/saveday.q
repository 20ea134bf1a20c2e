/ saveday.q: one day from its log to disk, for kdb+ 4.1; start it with: q saveday.q 2026.01.05
\l schema.q
upd:insert
day:"D"$first .z.x,enlist""
if[null day;-2"usage: q saveday.q 2026.01.05";exit 1]

logFile:hsym`$"tplog",string day
if[()~key logFile;-2"no log of that day here";exit 1]
valid:first -11!(-2;logFile)
-11!(valid;logFile)

{[t].Q.dpft[`:hdb;day;`sym;t]}each tables`.
{[t] -1(string t)," ",string count value t;}each tables`.;
exit 0
