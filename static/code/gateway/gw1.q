/ gw1.q: a gateway that waits, for kdb+ 4.1; start it with: q gw1.q -p 5000
\l split.q
hs:`hdb`rdb!hopen each`::5012`::5011
today:hs[`rdb]"day"

ask:{[f;r;s]
  p:split r;
  if[not count p;'"empty date range"];
  {[f;s;k;r]hs[k](f;r;s)}[f;s]'[key p;value p]}
trades:{[r;s]raze ask[`trades;r;s]}
vwap:{[r;s]
  t:(+/)ask[`totals;r;s];
  select sym,vwap:notional%volume from t}
