/ one.q: one process that receives, stores and answers, for kdb+ 4.1; start it with: q one.q -p 5000
trade:([]time:`timespan$();sym:`symbol$();price:`float$();size:`long$())
upd:{[t;x]t insert enlist[(count first x)#.z.n],x}
