/ wsfeed2.q: a feed handler that batches and reconnects, for kdb+ 4.1; start it with: q wsfeed2.q
\l decode.q
host:$[count e:getenv`FEED_HOST;e;"127.0.0.1:6000"]
request:"GET / HTTP/1.1\r\nHost: ",host,"\r\n\r\n"
tp:0Ni
ws:0Ni
buffer:()
most:100000
counts:`received`rejected`sent`dropped!4#0
lastSeen:.z.p
retryAt:.z.p
pause:1

reject:{[e]
  counts[`rejected]+:1;
  -2"rejected: ",e;
  ()}
.z.ws:{[m]
  lastSeen::.z.p;
  counts[`received]+:1;
  row:@[decode;m;reject];
  if[count row;buffer,:enlist row];}
.z.pc:{[h]if[h=tp;tp::0Ni]}
.z.wc:{[h]if[h=ws;ws::0Ni]}

sendBatch:{[]
  excess:0|count[buffer]-most;
  if[excess;
    -2"dropped ",string excess;
    counts[`dropped]+:excess;
    buffer::excess _ buffer];
  if[(null tp)or 0=count buffer;:()];
  neg[tp](`upd;`trade;flip buffer);
  counts[`sent]+:count buffer;
  buffer::()}

stale:{[now;seen]0D00:00:30<now-seen}
checkStale:{[]
  if[null ws;:()];
  if[stale[.z.p;lastSeen];
    -2"no data for 30 seconds";
    hclose ws;
    ws::0Ni]}

openTp:{[]tp::@[hopen;(`::5010;1000);{[e] -2"no tickerplant: ",e;0Ni}]}
openWs:{[]
  r:@[{[q](`$":ws://",host)q};request;{[e](0Ni;e)}];
  ws::first r;
  if[null ws;-2"no websocket: ",last r];
  lastSeen::.z.p}

longer:{[s]30&2*s}
connect:{[]
  if[not(null tp)or null ws;pause::1;:()];
  if[.z.p<retryAt;:()];
  if[null tp;openTp[]];
  if[null ws;openWs[]];
  retryAt::.z.p+pause*0D00:00:01;
  pause::longer pause}

.z.ts:{[now]
  connect[];
  checkStale[];
  sendBatch[];}
\t 1000
