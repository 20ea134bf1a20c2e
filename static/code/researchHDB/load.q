/ load.q: CSV files that fit into memory, for kdb+ 4.1
/ start it with: q load.q db trades.csv instruments.csv
if[3<>count .z.x;-2"usage: q load.q db trades.csv instruments.csv";exit 1]
db:hsym`$.z.x 0
trades:("DTSFJ";enlist",")0:hsym`$.z.x 1
instruments:("SSJ";enlist",")0:hsym`$.z.x 2

bad:select from trades where(null date)or(null time)or(null sym)or(null price)or null size
if[count bad;
  -2"rows with a field that did not parse: ",string count bad;
  show 5 sublist bad;
  exit 1]

saveDay:{[d]
  trade::`time xasc delete date from select from trades where date=d;
  .Q.dpft[db;d;`sym;`trade];
  -1(string d)," ",string count trade;}
saveDay each asc distinct trades`date;

(` sv db,`instrument`)set .Q.en[db]instruments
exit 0
