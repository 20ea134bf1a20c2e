/ queries.q: what a screen asks of the RDB, for kdb+ 4.1; load it there with: \l queries.q
lastTrades:{[s]select last time,last price,last size by sym from trade where sym in s}
barsOf:{[s;n]
  select open:first price,high:max price,low:min price,
    close:last price,volume:sum size
    by sym,minute:n xbar`minute$time from trade where sym in s}
vwapOf:{[s;a;b]
  select vwap:size wavg price,volume:sum size
    by sym from trade where sym in s,time within(a;b)}
