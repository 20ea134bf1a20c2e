/ wsfeed.q: websocket in, tickerplant out, for kdb+ 4.1; start it with: q wsfeed.q
\l decode.q
tp:hopen`::5010
received:0
rejected:0

reject:{[e]
  rejected+:1;
  -2"rejected: ",e;
  ()}
.z.ws:{[m]
  received+:1;
  row:@[decode;m;reject];
  if[count row;neg[tp](`upd;`trade;row)];}
.z.wc:{[h] -2"the market closed the connection";}
.z.pc:{[h]if[h=tp;-2"the tickerplant is gone";exit 1]}

host:$[count e:getenv`FEED_HOST;e;"127.0.0.1:6000"]
request:"GET / HTTP/1.1\r\nHost: ",host,"\r\n\r\n"
reply:(`$":ws://",host)request
if[null first reply;-2"no websocket: ",last reply;exit 1]
