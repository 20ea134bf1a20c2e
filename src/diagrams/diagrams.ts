import { AdvancedTickDiagram } from './advanced-tick-diagram.tsx'
import { BlocksDiagram } from './blocks-diagram.tsx'
import { ChainedTickDiagram } from './chained-tick-diagram.tsx'
import { ColumnsDiagram } from './columns-diagram.tsx'
import { ConflationDiagram } from './conflation-diagram.tsx'
import { DeferredDiagram } from './deferred-diagram.tsx'
import { FamilyDiagram } from './family-diagram.tsx'
import { FbyDiagram } from './fby-diagram.tsx'
import { JoinDiagram } from './join-diagram.tsx'
import { MemoryDayDiagram } from './memory-day-diagram.tsx'
import { MessageDayDiagram } from './message-day-diagram.tsx'
import { MessagesDiagram } from './messages-diagram.tsx'
import { PartitionTreeDiagram } from './partition-tree-diagram.tsx'
import { QueryToDataDiagram } from './query-to-data-diagram.tsx'
import { StudyMapDiagram } from './study-map-diagram.tsx'
import { TickDiagram } from './tick-diagram.tsx'
import { WindowJoinDiagram } from './window-join-diagram.tsx'

/** The drawings that `.mdx` files may use, by the name they use. */
export const diagrams = {
  AdvancedTickDiagram,
  BlocksDiagram,
  ChainedTickDiagram,
  ColumnsDiagram,
  ConflationDiagram,
  DeferredDiagram,
  FamilyDiagram,
  FbyDiagram,
  JoinDiagram,
  MemoryDayDiagram,
  MessageDayDiagram,
  MessagesDiagram,
  PartitionTreeDiagram,
  QueryToDataDiagram,
  StudyMapDiagram,
  TickDiagram,
  WindowJoinDiagram,
}
