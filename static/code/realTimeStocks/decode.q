/ decode.q: one JSON message to one typed row, for kdb+ 4.1; loaded by the feed handlers
fields:`sym`price`size
decode:{[m]
  d:.j.k m;
  if[not 99h=type d;'"not an object"];
  if[not all fields in key d;'"field missing"];
  if[not 10h=abs type d`sym;'"sym is not text"];
  if[null`$d`sym;'"sym is empty"];
  if[not all -9h=type each d`price`size;'"bad number"];
  if[not all 0<d`price`size;'"number not positive"];
  (`$d`sym;d`price;`long$d`size)}
