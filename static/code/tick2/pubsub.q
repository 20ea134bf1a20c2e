/ pubsub.q: subscriptions by table and symbol, for kdb+ 4.1; loaded by tp2.q and chain.q
subs:([]handle:`int$();tab:`symbol$();syms:())
handles:{[]distinct subs`handle}
drop:{[h]delete from`subs where handle=h;}
.z.pc:drop

add:{[ts;w]
  ts:(),ts;
  if[not all ts in tabs;'"unknown table"];
  delete from`subs where handle=.z.w,tab in ts;
  subs,:([]handle:(count ts)#.z.w;tab:ts;syms:(count ts)#enlist(),w);
  ts!{[t]0#value t}each ts}

pick:{[x;w]$[count w;x@\:where x[1]in w;x]}
send:{[t;x;s]
  y:pick[x;s`syms];
  if[count first y;neg[s`handle](`upd;t;y)]}
publish:{[t;x]send[t;x]each select from subs where tab=t;}
