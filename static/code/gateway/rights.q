/ rights.q: users, their rights and the shape of a request, for kdb+ 4.1; loaded by gw2.q and gw3.q
\l guard.q
users:`ann`bob!md5 each("plum";"pear")
rights:`ann`bob!(`trades`vwap;enlist`vwap)
.z.pw:{[u;p]$[u in key users;users[u]~md5 p;0b]}

shapes:(-11 14 11h;-11 14 -11h)
check:{[u;x]
  if[not any(type each x)~/:shapes;'"send (call;dates;symbols)"];
  if[not 2=count x 1;'"two dates, please: first and last"];
  if[not x[0]in rights u;'"not allowed: ",string x 0];}
.z.pg:{[x]check[.z.u;x];api[x 0][x 1;x 2]}
