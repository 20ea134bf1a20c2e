/ the last mid price and spread of each interval, by date and symbol
bars:{[minutes;q]
  0!select mid:last 0.5*bid+ask,spread:last ask-bid by date,sym,bar:minutes xbar time.minute from q}

/ 1 where the fast average is above the slow one, -1 where it is below
signal:{[fast;slow;mid]signum(fast mavg mid)-slow mavg mid}

/ the position during a bar was decided at the end of the bar before; nothing is held at first
held:{[fast;slow;mid]0^prev signal[fast;slow;mid]}

/ does a rule use prices that it could not know? changes all prices from bar n on and compares the positions up to it
peeks:{[rule;mid;n]
  changed:@[mid;n+til count[mid]-n;+;1+til count[mid]-n];
  not((n+1)#rule mid)~(n+1)#rule changed}

/ adds to bars the position, its profit before costs, half a spread for each share traded, and what remains
backtest:{[rule;b]
  b:update pos:rule mid by date,sym from b;
  b:update gross:pos*0^mid-prev mid,traded:abs(0^next pos)-pos by date,sym from b;
  update net:gross-cost from update cost:0.5*spread*traded from b}

/ the largest fall of the running total below an earlier peak
drawdown:{[net]e:sums 0f,net;max maxs[e]-e}

/ one line about the result of a backtest
describe:{[r]
  total:exec sum net by date,bar from r;
  exec gross:sum gross,cost:sum cost,net:sum net,won:avg 0<net where pos<>0,fall:drawdown value total from r}
