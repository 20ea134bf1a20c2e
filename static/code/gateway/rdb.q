/ rdb.q: today's trades, for kdb+ 4.1; start it with: q rdb.q -p 5011
\l backend.q
day:2024.03.15
trade:([]time:09:30 09:31 09:33;sym:`ALFA`BRVO`ALFA;
  price:16 20 14f;size:100 100 100)

trades:{[r;s]`date xcols update date:day from select from trade where sym in s}
totals:{[r;s]
  select notional:size wsum price,volume:sum size by sym from trade
    where sym in s}
