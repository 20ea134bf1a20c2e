/ gw3.q: a gateway that does not wait, for kdb+ 4.1; start it with: q gw3.q -p 5000
\l rights.q
\l split.q
backends:([]kind:`hdb`rdb;address:`::5012`::5011;handle:0N 0Ni)
requests:([id:`long$()]client:`int$();user:`symbol$();call:`symbol$();asked:`timestamp$())
jobs:([]id:`long$();handle:`int$())
parts:(`long$())!()
lastId:0
today:0Nd
limit:0D00:00:05

open:{[k;a]
  h:@[hopen;(a;500);0Ni];
  if[(k=`rdb)and not null h;today::h"day"];
  h}
connect:{[]
  if[any null backends`handle;
    update handle:open'[kind;address]from`backends where null handle]}
choose:{[k]first exec handle from backends where kind=k,not null handle}

remote:`trades`vwap!`trades`totals
combine:`trades`vwap!(
  {[p]`date`time xasc raze p};
  {[p]select sym,vwap:notional%volume from(+/)p})

ask:{[c;r;s]
  p:split r;
  if[not count p;'"empty date range"];
  gone:key[p]where null choose each key p;
  if[count gone;'"not connected: ",", "sv string gone];
  lastId+:1;
  `requests upsert(lastId;.z.w;.z.u;c;.z.p);
  parts[lastId]:();
  send[lastId]'[key p;{[c;s;r](remote c;r;s)}[c;s]each value p];
  -30!(::)}
send:{[n;k;m]
  h:choose k;
  `jobs insert(n;h);
  neg[h](`run;n;m)}
api:`trades`vwap!(ask`trades;ask`vwap)

nameOf:{[h]string first exec kind from backends where handle=h}
answer:{[n;r]
  delete from`jobs where id=n,handle=.z.w;
  if[not n in exec id from requests;:(::)];
  if[r 0;:fail[n;nameOf[.z.w],": ",r 1]];
  parts[n],:enlist r 1;
  if[not n in jobs`id;finish n]}
finish:{[n]
  c:requests[n;`call];
  reply[n;.[{(0b;combine[x]y)};(c;parts n);{(1b;x)}]]}

fail:{[n;text]reply[n;(1b;text)]}
reply:{[n;r]
  c:requests[n;`client];
  forget n;
  @[{-30!x};(c;r 0;r 1);{-2"no reply possible: ",x;}]}
forget:{[n]
  delete from`requests where id=n;
  parts::parts _ n}

.z.ps:{[x]
  if[not .z.w in backends`handle;.guard.refuse x];
  if[not first[x]in`answer`newDay;'"unexpected message"];
  value x}
newDay:{[d]today::d}
.z.pc:{[h]
  name:nameOf h;
  update handle:0Ni from`backends where handle=h;
  lost:exec id from jobs where handle=h;
  delete from`jobs where handle=h;
  fail[;name," lost"]each lost inter exec id from requests;
  forget each exec id from requests where client=h;}
.z.ts:{[now]
  fail[;"timeout"]each exec id from requests where limit<now-asked;
  connect[]}
connect[]
\t 500
