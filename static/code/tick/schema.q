/ schema.q: the tables of the system, for kdb+ 4.1
trade:([]time:`timespan$();sym:`symbol$();price:`float$();size:`long$())
quote:([]time:`timespan$();sym:`symbol$();bid:`float$();ask:`float$())
