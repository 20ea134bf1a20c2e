/ gw3.q: a gateway that does not wait, for kdb+ 4.1; start it with: q gw3.q -p 5000
\l guard.q
backends:([]kind:`hdb`rdb;address:`::5012`::5011;handle:0N 0Ni)
requests:([id:`long$()]client:`int$();user:`symbol$();call:`symbol$();
  asked:`timestamp$())
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

split:{[r]
  p:`hdb`rdb!((r 0;r[1]&today-1);(r[0]|today;r 1));
  k:where{x[0]<=x 1}each p;
  k!p k}

remote:`trades`vwap!`trades`totals
combine:`trades`vwap!(
  {[p]`date`time xasc raze p};
  {[p]select sym,vwap:notional%volume from(+/)p})

.z.pg:{[x]
  check[.z.u;x];
  p:split x 1;
  if[not count p;'"empty date range"];
  hs:choose each key p;
  if[any null hs;'"not connected: ",", "sv string key[p]where null hs];
  lastId+:1;
  id:lastId;
  `requests upsert(id;.z.w;.z.u;x 0;.z.p);
  parts[id]:();
  {[id;x;h;r]
    `jobs insert(id;h);
    neg[h](`run;id;(remote x 0;r;x 2))}[id;x]'[hs;value p];
  -30!(::)}

nameOf:{[h]string first exec kind from backends where handle=h}
answer:{[n;r]
  if[not count select from jobs where id=n,handle=.z.w;:(::)];
  delete from`jobs where id=n,handle=.z.w;
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
  delete from`jobs where id=n;
  parts::parts _ n}

.z.ps:{[x]
  if[not .z.w in backends`handle;'"async messages are not accepted"];
  $[`answer~first x;answer . 1_x;
    `newDay~first x;today::x 1;
    '"unexpected message"]}
.z.pc:{[h]
  name:nameOf h;
  update handle:0Ni from`backends where handle=h;
  fail[;name," lost"]each exec id from jobs where handle=h;
  forget each exec id from requests where client=h;}
.z.ts:{[now]
  fail[;"timeout"]each exec id from requests where limit<now-asked;
  connect[]}
connect[]
\t 500
