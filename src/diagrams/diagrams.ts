import { AdvancedTickDiagram } from './advanced-tick-diagram.tsx'
import { AmendDiagram } from './amend-diagram.tsx'
import { ColumnsDiagram } from './columns-diagram.tsx'
import { DictionaryTableDiagram } from './dictionary-table-diagram.tsx'
import { FamilyDiagram } from './family-diagram.tsx'
import { IteratorsDiagram } from './iterators-diagram.tsx'
import { JoinDiagram } from './join-diagram.tsx'
import { MemoryDayDiagram } from './memory-day-diagram.tsx'
import { QueryToDataDiagram } from './query-to-data-diagram.tsx'
import { TickDiagram } from './tick-diagram.tsx'

/** The drawings that `.mdx` files may use, by the name they use. */
export const diagrams = {
  AdvancedTickDiagram,
  AmendDiagram,
  ColumnsDiagram,
  DictionaryTableDiagram,
  FamilyDiagram,
  IteratorsDiagram,
  JoinDiagram,
  MemoryDayDiagram,
  QueryToDataDiagram,
  TickDiagram,
}
