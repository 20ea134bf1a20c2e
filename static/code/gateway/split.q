/ split.q: one range of dates becomes a range for each side, for kdb+ 4.1; loaded by gw1.q and gw3.q
split:{[r]
  p:`hdb`rdb!((r 0;r[1]&today-1);(r[0]|today;r 1));
  k:where{x[0]<=x 1}each p;
  k!p k}
