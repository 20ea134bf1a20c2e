/ tp.q: tickerplant for kdb+ 4.1; start it with: q tp.q -p 5010
\l schema.q
tabs:tables`.
subs:tabs!(count tabs)#enlist`int$()
day:.z.d

openLog:{[d]
  logFile::hsym`$"tplog",string d;
  if[()~key logFile;logFile set ()];
  c:-11!(-2;logFile);
  if[1<count c;
    -2"damaged log, valid messages and bytes: ",.Q.s1 c;
    exit 1];
  logCount::c;
  logHandle::hopen logFile}
openLog day

stamp:{[now;x]
  x:$[0>type first x;enlist each x;x];
  enlist[(count first x)#`timespan$now],x}

check:{[t;x]
  c:value flip value t;
  if[(count x)<>count c;'"wrong number of columns"];
  bad:cols[t]where(type each x)<>type each c;
  if[count bad;'"wrong type: "," "sv string bad];
  if[1<count distinct count each x;'"columns differ in length"];}

handles:{[]distinct raze value subs}
publish:{[t;x]neg[subs t]@\:(`upd;t;x);}

upd:{[t;x]
  if[not t in tabs;'"unknown table"];
  now:.z.p;
  x:stamp[now;x];
  check[t;x];
  if[day<`date$now;endOfDay[`date$now]];
  logHandle enlist(`upd;t;x);
  logCount+:1;
  publish[t;x]}

subscribe:{[ts]
  ts:(),ts;
  if[not all ts in tabs;'"unknown table"];
  subs[ts]:{[h;s]distinct s,h}[.z.w]each subs ts;
  (ts!{[t]0#value t}each ts;logCount;logFile)}
.z.pc:{[h]subs::{[h;s]s except h}[h]each subs}

endOfDay:{[d]
  old:day;
  day::d;
  hclose logHandle;
  openLog d;
  neg[handles[]]@\:(`endDay;old);}
.z.ts:{[now]if[day<`date$now;endOfDay[`date$now]]}
\t 1000
