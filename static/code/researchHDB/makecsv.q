/ makecsv.q: the CSV files of this tutorial, for kdb+ 4.1; start it with: q makecsv.q
syms:`AAA`BBB`CCC
base:10 20 30f
day:{[d]
  i:til 12;
  p:(d-2024.01.02)+base[i mod 3]+0.5*i div 3;
  ([]date:12#d;time:09:30:00.000+60000*i;sym:12#syms;price:p;size:100*1+i mod 4)}

trades:raze day each 2024.01.02 2024.01.03 2024.01.04
instruments:([]sym:syms;sector:`tech`energy`tech;lot:100 100 10)
`:trades.csv 0:csv 0:trades
`:instruments.csv 0:csv 0:instruments
exit 0
