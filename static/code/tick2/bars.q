/ bars.q: one-minute bars as a real-time engine, for kdb+ 4.1; start it with: q bars.q -p 5013
\l schema.q
bar:{[x]
  select open:first price,high:max price,low:min price,
    close:last price,volume:sum size
    by sym,minute:`minute$time from x}

addBars:{[old;new]
  p:old key new;
  n:value new;
  o:n[`open]^p`open;
  h:n[`high]|p`high;
  l:n[`low]&0w^p`low;
  v:n[`volume]+0^p`volume;
  old upsert(key new)!flip`open`high`low`close`volume!(o;h;l;n`close;v)}

bars:([sym:`symbol$();minute:`minute$()]
  open:`float$();high:`float$();low:`float$();close:`float$();volume:`long$())
upd:{[t;x]if[t=`trade;bars::addBars[bars;bar flip cols[trade]!x]]}
endDay:{[d]delete from`bars;}

.z.pc:{[x]if[x=tp;-2"the tickerplant is gone";exit 1]}
tp:hopen`::5010
r:tp(`subscribe;`trade)
-11!r 1 2
