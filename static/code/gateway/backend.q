/ backend.q: what every data process needs to serve a gateway, for kdb+ 4.1; loaded by rdb.q and hdb.q
maxRows:100000
fit:{[r]if[maxRows<count r;'"too many rows: ",string[count r],", at most ",string maxRows];r}
try:{[x]@[{(0b;fit value x)};x;{(1b;x)}]}
run:{[id;x]neg[.z.w](`answer;id;try x)}
