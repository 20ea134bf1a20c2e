import { AdvancedTickDiagram } from './advanced-tick-diagram.tsx'
import { ChainedTickDiagram } from './chained-tick-diagram.tsx'
import { ColumnsDiagram } from './columns-diagram.tsx'
import { ConflationDiagram } from './conflation-diagram.tsx'
import { FamilyDiagram } from './family-diagram.tsx'
import { JoinDiagram } from './join-diagram.tsx'
import { MemoryDayDiagram } from './memory-day-diagram.tsx'
import { MessageDayDiagram } from './message-day-diagram.tsx'
import { PartitionTreeDiagram } from './partition-tree-diagram.tsx'
import { QueryToDataDiagram } from './query-to-data-diagram.tsx'
import { StudyMapDiagram } from './study-map-diagram.tsx'
import { TickDiagram } from './tick-diagram.tsx'

/** The drawings that `.mdx` files may use, by the name they use. */
export const diagrams = {
  AdvancedTickDiagram,
  ChainedTickDiagram,
  ColumnsDiagram,
  ConflationDiagram,
  FamilyDiagram,
  JoinDiagram,
  MemoryDayDiagram,
  MessageDayDiagram,
  PartitionTreeDiagram,
  QueryToDataDiagram,
  StudyMapDiagram,
  TickDiagram,
}
