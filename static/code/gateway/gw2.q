/ gw2.q: the gateway of gw1.q behind a guard, for kdb+ 4.1; start it with: q gw2.q -p 5000
\l gw1.q
\l guard.q
api:`trades`vwap!(trades;vwap)
.z.pg:{[x]check[.z.u;x];api[x 0][x 1;x 2]}
refuse:{[x]'"async messages are not accepted"}
.z.ps:refuse
