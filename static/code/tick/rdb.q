/ rdb.q: real-time database for kdb+ 4.1; start it with: q rdb.q -p 5011
hdbPort:`::5012
upd:insert

reload:{[]
  c:hopen(hdbPort;2000);
  c"\\l .";
  hclose c}

clear:{[t]t set update`g#sym from 0#value t}
endDay:{[d]
  {[d;t].Q.dpft[`:hdb;d;`sym;t]}[d]each tables`.;
  clear each tables`.;
  .Q.gc[];
  @[reload;::;{[e] -2"the HDB did not reload: ",e;}];}

.z.pc:{[x]if[x=h;-2"the tickerplant is gone";exit 1]}
h:hopen`::5010
r:h(`subscribe;`trade`quote)
(key r 0)set'value r 0
-11!r 1 2
{[t]t set update`g#sym from value t}each key r 0
