/ watch.q: the last trades of a few symbols, for kdb+ 4.1; start it with: q watch.q 5010 AAA BBB
port:"J"$first .z.x,enlist"5010"
syms:`$1_.z.x
upd:{[t;x]
  t insert x;
  show -3 sublist value t;}
endDay:{[d]trade::0#trade}

.z.pc:{[x]if[x=h;-2"the publisher is gone";exit 1]}
h:hopen port
r:h(`subscribeTo;`trade;syms)
(key r 0)set'value r 0
