/ engine.q: conflated figures for screens, for kdb+ 4.1; start it with: q engine.q -p 5013
\l schema.q
\l conflate.q
latest:([sym:`symbol$()]time:`timespan$();price:`float$();size:`long$())
totals:([sym:`symbol$()]pv:`float$();volume:`long$())
changed:`symbol$()

accept:{[rows]
  latest::conflate[latest;rows];
  totals::addSums[totals;rows];
  changed::distinct changed,rows`sym}
upd:{[t;x]if[t=`trade;accept flip cols[trade]!x]}
endDay:{[d]
  delete from`latest;
  delete from`totals;
  changed::`symbol$()}

snapshot:{[s]
  t:0!figures[latest;totals];
  $[count s;select from t where sym in s;t]}
movers:{[n]n sublist`volume xdesc snapshot`symbol$()}

allowed:`snapshot`movers
answer:{[x]
  if[(2>count x)or 10h=type x;'"send a list: name, then argument"];
  if[not(first x)in allowed;'"not allowed"];
  (value first x). 1_x}
.z.pg:answer
.z.ps:{[x]
  if[not .z.w in 0i,tp;
    -2"refused an asynchronous message from handle ",string .z.w;
    :()];
  value x}
.z.pq:{[x]'"not allowed"}
.z.ph:.z.pp:.z.pm:{[x].h.hn["403 Forbidden";`txt;"not allowed"]}
.z.pc:{[x]if[x=tp;-2"the tickerplant is gone";exit 1]}

clients:`int$()
json:{[kind;rows].j.j`kind`rows!(kind;rows)}
.z.ws:{[m]
  clients::distinct clients,.z.w;
  neg[.z.w]json[`snapshot;snapshot`symbol$()]}
.z.wc:{[h]clients::clients except h}

push:{[]
  if[(count clients)and count changed;
    neg[clients]@\:json[`changes;snapshot changed]];
  changed::`symbol$()}
.z.ts:{[now]push[]}
\t 500

tp:hopen`::5010
r:tp(`subscribe;`trade)
-11!r 1 2
