/ guard.q: closes every door of a process, for kdb+ 4.1
/ Load it first. Then open what the process needs: .z.pw for its users, .guard.calls for what they may call.
\d .guard
calls:(`symbol$())!()                / name!function: what a sync message may call
trusted:enlist 0i                    / handles whose async messages are evaluated; 0 is this process, and a log it replays

refuse:{[m]'"closed by guard.q"}
page:{[r].h.hn["403 Forbidden";`txt;"closed by guard.q"]}

/ m is a name and its arguments: (`lastPrice;`a)
call:{[m]
  if[(2>count m)|not type[m]in 0 11h;'"send a name and its arguments"];
  if[not -11h=type first m;'"send a name and its arguments"];
  if[not first[m]in key calls;'"not allowed: ",string first m];
  calls[first m] . 1_m}
\d .

.z.pw:{[user;password]0b}                                      / new connections, HTTP and websockets too
.z.pg:.guard.call                                              / sync messages
.z.ps:{[m]$[.z.w in .guard.trusted;value m;.guard.refuse m]}   / async messages
.z.pc:{[w].guard.trusted:.guard.trusted except w}              / the number of a closed handle may go to a stranger
.z.pq:.guard.refuse                                            / qcon, which otherwise reaches the console's .z.pi
.z.ph:.z.pp:.z.pm:.guard.page                                  / HTTP: GET, POST and the other methods
.z.ws:.guard.refuse                                            / websocket messages
