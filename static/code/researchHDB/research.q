/ research.q: questions over dates, for kdb+ 4.1; start it with: q research.q db -p 5014
system"l ",first .z.x
vwapBy:{[a;b]
  select vwap:size wavg price,volume:sum size
    by date,sym from trade where date within(a;b)}
closes:{[a;b]select close:last price by date,sym from trade where date within(a;b)}
changes:{[a;b]
  t:`sym`date xasc 0!closes[a;b];
  `sym`date`change`close xcols update change:close-prev close by sym from t}

barsOn:{[d;s;n]
  select open:first price,high:max price,low:min price,
    close:last price,volume:sum size
    by sym,minute:n xbar`minute$time from trade where date=d,sym in s}
bySector:{[a;b]
  t:select volume:sum size by sym from trade where date within(a;b);
  t:(0!t)lj 1!select from instrument;
  select sum volume by sector from t}
