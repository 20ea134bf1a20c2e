/ check.q: rows, attributes and symbols of the database, for kdb+ 4.1; start it with: q check.q db
system"l ",first .z.x
show select rows:count i by date from trade
column:{[d;c]get` sv .Q.par[`:.;d;`trade],c}
show([]date;attribute:{[d]attr column[d;`sym]}each date)
show select symbols:count distinct sym by date from trade
show count sym
