/ market.q: a stand-in exchange that speaks JSON, for kdb+ 4.1; start it with: q market.q -p 6000
cents:`AAA`BBB`CCC!10000 5000 2000
clients:`int$()
.z.wo:{[h]clients::distinct clients,h}
.z.wc:{[h]clients::clients except h}
.z.ws:{[m]}

tradeJson:{[]
  s:rand key cents;
  cents[s]+:-5+rand 11;
  .j.j`sym`price`size!(s;0.01*cents s;100*1+rand 5)}
oddJson:"{\"sym\":\"AAA\",\"price\":null,\"size\":100}"

.z.ts:{[now]
  m:$[0=rand 20;oddJson;tradeJson[]];
  neg[clients]@\:m;}
\t 200
