/ feed.q: made-up trades and quotes for kdb+ 4.1; start it with: q feed.q
h:neg hopen`::5010
syms:`AAA`BBB`CCC
base:syms!100 50 20f

sendTrades:{[n]
  s:n?syms;
  h(`upd;`trade;(s;(base s)+0.01*n?100;100*1+n?5))}
sendQuotes:{[n]
  s:n?syms;
  bid:(base s)+0.01*n?100;
  h(`upd;`quote;(s;bid;bid+0.02))}

.z.ts:{[now]
  sendTrades 1+rand 3;
  sendQuotes 1+rand 5;}
\t 500
