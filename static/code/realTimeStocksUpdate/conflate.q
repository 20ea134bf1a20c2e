/ conflate.q: the newest row of each symbol, and running sums, for kdb+ 4.1; loaded by engine.q
conflate:{[k;rows]k upsert select by sym from rows}
addSums:{[s;rows]s+select pv:sum price*size,volume:sum size by sym from rows}
figures:{[k;s]k lj 1!select sym,vwap:pv%volume,volume from s}
