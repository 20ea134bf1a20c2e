/ screen.q: a screen made of text, for kdb+ 4.1; start it with: q screen.q
host:"127.0.0.1:5013"
.z.ws:{[m]
  d:.j.k m;
  -1 d`kind;
  show d`rows;}
.z.wc:{[h] -2"the engine is gone";exit 1}

reply:(`$":ws://",host)"GET / HTTP/1.1\r\nHost: ",host,"\r\n\r\n"
if[null first reply;-2"no websocket: ",last reply;exit 1]
neg[first reply]"snapshot"
