/ wsfeed.q: websocket in, tickerplant out, for kdb+ 4.1; start it with: q wsfeed.q
\l decode.q
tp:neg hopen`::5010
received:0
rejected:0

onMsg:{[m]
  received+:1;
  tp(`upd;`trade;decode m)}
onError:{[e]
  rejected+:1;
  -2"rejected: ",e;}
.z.ws:{[m]@[onMsg;m;onError];}
.z.wc:{[h] -2"the market closed the connection";}

host:$[count e:getenv`FEED_HOST;e;"127.0.0.1:6000"]
request:"GET / HTTP/1.1\r\nHost: ",host,"\r\n\r\n"
reply:(`$":ws://",host)request
if[null first reply;-2"no websocket: ",last reply;exit 1]
