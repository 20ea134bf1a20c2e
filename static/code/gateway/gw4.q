/ gw4.q: the gateway of gw3.q with two HDBs, for kdb+ 4.1; start it with: q gw4.q -p 5000
\l gw3.q
`backends insert(`hdb;`::5013;0Ni);
connect[]

choose:{[k]
  hs:exec handle from backends where kind=k,not null handle;
  if[not count hs;:0Ni];
  busy:sum each jobs[`handle]=/:hs;
  hs busy?min busy}
