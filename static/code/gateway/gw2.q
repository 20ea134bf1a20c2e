/ gw2.q: the gateway of gw1.q behind a guard, for kdb+ 4.1; start it with: q gw2.q -p 5000
\l gw1.q
\l rights.q
api:`trades`vwap!(trades;vwap)
