/ loadbig.q: a CSV file larger than memory, for kdb+ 4.1; start it with: q loadbig.q db trades.csv
if[2<>count .z.x;-2"usage: q loadbig.q db trades.csv";exit 1]
db:hsym`$.z.x 0
names:`date`time`sym`price`size
dates:`date$()
path:{[d].Q.par[db;d;`trade]}

append:{[t;d]
  n:`sym xcols delete date from select from t where date=d;
  (` sv path[d],`)upsert .Q.en[db]n}
chunk:{[x]
  t:flip names!("DTSFJ";",")0:x;
  t:delete from t where null date;
  append[t]each distinct t`date;
  dates::distinct dates,t`date}

finish:{[d]
  `sym`time xasc path d;
  @[path d;`sym;`p#];
  -1(string d)," finished";}
.Q.fsn[chunk;hsym`$.z.x 1;50000000]
finish each asc dates;
exit 0
