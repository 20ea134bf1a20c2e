/ loadbig.q: a CSV file larger than memory, for kdb+ 4.1; start it with: q loadbig.q db trades.csv
if[2<>count .z.x;-2"usage: q loadbig.q db trades.csv";exit 1]
db:hsym`$.z.x 0
names:`date`time`sym`price`size
header:","sv string names
dates:`date$()
stored:0
rejected:(`symbol$())!`long$()

asideFile:hsym`$.z.x[1],".rejected"
aside:0Ni
keepAside:{[lines;reasons]
  if[null aside;
    asideFile 0:enlist"reason,",header;
    aside::hopen asideFile];
  rejected+:count each group reasons;
  neg[aside](string[reasons],\:","),'lines;}

path:{[d].Q.par[db;d;`trade]}
guard:{[ds]
  old:ds where 0<{[d]count key path d}each ds;
  if[count old;-2"already in the database: "," "sv string old;exit 1]}
append:{[t;d]
  n:`sym xcols delete date from select from t where date=d;
  (` sv path[d],`)upsert .Q.en[db]n}

chunk:{[x]
  x:x where not x~\:header;
  if[0=count x;:()];
  t:flip names!("DTSFJ";",")0:x;
  empty:null value flip t;
  bad:where any empty;
  good:delete from t where i in bad;
  guard(distinct good`date)except dates;
  append[good]each distinct good`date;
  dates::distinct dates,good`date;
  stored+:count good;
  if[count bad;keepAside[x bad;names(flip empty[;bad])?\:1b]];}

finish:{[d]
  `sym`time xasc path d;
  @[path d;`sym;`p#];
  -1(string d)," finished";}
.Q.fsn[chunk;hsym`$.z.x 1;50000000]
finish each asc dates;

-1"stored ",(string stored),", rejected ",string sum rejected;
if[count rejected;show rejected]
exit 2*0<count rejected
