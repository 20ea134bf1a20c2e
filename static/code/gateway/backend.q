/ backend.q: what every data process needs to serve a gateway, for kdb+ 4.1; loaded by rdb.q and hdb.q
try:{[x]@[{(0b;value x)};x;{(1b;x)}]}
run:{[id;x]neg[.z.w](`answer;id;try x)}
