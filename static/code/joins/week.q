/ week.q: a made-up week of 10,000 trades and 40,000 quotes in 20 symbols
syms:`ALFA`BRVO`CHLY`DLTA`ECHO`FXTR`GOLF`HOTL`INDA`JULT`KILO`LIMA`MIKE`NVMB`OSCR`PAPA`QBEC`ROMO`SIER`TNGO
days:2024.03.11+til 5

/ n numbers from 0 to 1 that look random and are the same on every machine
uniform:{[seed;n](6{(12345+x*x)mod 2147483647}/(1000003*seed)+til n)%2147483647}

/ for each symbol one quote at the open, then 7,980 at any time; squares make the first symbols the busiest
makeQuotes:{[day]
  r:uniform[;8000]each til[6]+10*day-first days;
  q:([]date:day;sym:syms(til 20),20_floor 20*r[0]*r 0;time:09:30:00.000+(20#0),20_floor 23400000*r 1);
  `time xasc update step:-3+floor 7*r 2,half:1+floor 3*r 3,bsize:100*1+floor 20*r 4,asize:100*1+floor 20*r 5 from q}

makeTrades:{[day]
  r:uniform[;2000]each 100+til[4]+10*day-first days;
  t:([]date:day;sym:syms floor 20*r[0]*r 0;time:09:30:00.000+floor 23400000*r 1);
  `time xasc update size:100*1+floor 20*r[2]*r 2,side:?[0.5>r 3;"B";"S"]from t}

/ prices are whole cents and move by up to 3 cents a quote
open:syms!4000+floor 20000*uniform[1000;20]
quote:update mid:open[sym]+sums step by sym from raze makeQuotes each days
quote:select date,sym,time,bid:0.01*mid-half,ask:0.01*mid+half,bsize,asize from quote

/ a buyer pays the ask of the moment, a seller gets the bid
trade:aj[`sym`date`time;raze makeTrades each days;quote]
trade:select date,sym,time,price:?[side="B";ask;bid],size,side from trade
