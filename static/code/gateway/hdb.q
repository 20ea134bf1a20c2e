/ hdb.q: the trades of earlier days, for kdb+ 4.1; start it with: q hdb.q -p 5012
\l backend.q
trade:([]date:2024.03.13 2024.03.13 2024.03.14 2024.03.14;
  time:09:30 10:00 09:30 09:45;sym:`ALFA`BRVO`ALFA`BRVO;
  price:10 22 12 18f;size:300 100 100 300)

trades:{[r;s]select from trade where date within r,sym in s}
totals:{[r;s]
  select notional:size wsum price,volume:sum size by sym from trade
    where date within r,sym in s}
