/ gw4.q: the gateway of gw3.q with two HDBs and a queue, for kdb+ 4.1; start it with: q gw4.q -p 5000
\l gw3.q
`backends insert(`hdb;`::5013;0Ni);
connect[]
jobs:([]id:`long$();handle:`int$();kind:`symbol$();message:())

send:{[n;k;m]
  jobs,:enlist`id`handle`kind`message!(n;0Ni;k;m);
  serve[]}
serve:{[x]
  delete from`jobs where null handle,not id in exec id from requests;
  give each exec handle from backends where not null handle,not handle in jobs`handle;}
give:{[h]
  k:first exec kind from backends where handle=h;
  j:exec first i from jobs where null handle,kind=k;
  if[null j;:(::)];
  jobs[j;`handle]:h;
  neg[h](`run;jobs[j;`id];jobs[j;`message])}
answer:('[serve;answer])
.z.ts:('[serve;.z.ts])
