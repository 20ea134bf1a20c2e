/ stay.q: an RDB that outlives its tickerplant, for kdb+ 4.1; start it with: q stay.q -p 5011
\l rdb.q
staleSince:0Np
.z.pc:{[x]if[x=h;h::0Ni;staleSince::.z.p;-2"the tickerplant is gone, rows are stale"]}

rejoin:{[x]
  r:x(`subscribe;`trade`quote);
  (key r 0)set'value r 0;
  -11!r 1 2;
  {[t]t set update`g#sym from value t}each key r 0;
  h::x;
  staleSince::0Np}
.z.ts:{[now]
  if[null staleSince;:()];
  x:@[hopen;(`::5010;1000);0Ni];
  if[not null x;@[rejoin;x;{[x;e] -2"not back yet: ",e;@[hclose;x;::]}[x]]]}
\t 1000
