/ bob.q: connects once a second and asks for today's VWAP, for kdb+ 4.1; start it with: q bob.q
range:2024.03.15 2024.03.15
seen:([]time:`second$();outcome:`symbol$())
ask:{[]
  h:hopen(`::5000:bob:pear;500);
  r:@[{[h;x]h x;"ok"}h;(`vwap;range;`ALFA);::];
  hclose h;
  r}
.z.ts:{[now]`seen insert(`second$now;`$@[ask;::;::]);}
\t 1000
