import { Diagram } from './_diagram.tsx'
import { Box } from './_diagram-parts.tsx'

export function TradingDayDiagram() {
  return (
    <Diagram
      title="Calendar date and trade date of a night session"
      caption="The night session begins on one calendar date and belongs to the next, so the trade date changes at 21:00."
      description="Time runs from left to right, from the afternoon of 17 Feb to the evening of 18 Feb, in three rows. Calendar date: 17 Feb ends and 18 Feb begins at midnight. Sessions: the first day session ends at 20:00, the night session runs from 21:00 to 4:00 across midnight, and the next day session runs from 4:00 to 20:00. Trade date: 17 Feb ends at 20:00, and 18 Feb begins at 21:00, three hours before midnight. Between 20:00 and 21:00 lies the pause."
      viewBox="0 0 400 236"
    >
      <path className="note" d={`M${at(24)} 62V166M${at(20)} 132V166M${at(21)} 132V166`} strokeDasharray="3 4" />
      <text className="note" x={at(24)} y={18}>
        midnight
      </text>
      <text className="note end" x={at(44)} y={18}>
        calendar date
      </text>
      <Box {...span(14, 24)} y={26} height={36} name="17 Feb" />
      <Box {...span(24, 44)} y={26} height={36} name="18 Feb" />

      <text className="note end" x={at(44)} y={88}>
        sessions
      </text>
      <Box {...span(14, 20)} y={96} height={36} name="day" />
      <Box {...span(21, 28)} y={96} height={36} name="night" tone="accent" />
      <Box {...span(28, 44)} y={96} height={36} name="day" />

      <text className="note end" x={at(44)} y={158}>
        trade date
      </text>
      <Box {...span(14, 20)} y={166} height={36} name="17 Feb" />
      <Box {...span(21, 44)} y={166} height={36} name="18 Feb" tone="accent" />

      <text className="note end" x={at(20) + 4} y={224}>
        20:00
      </text>
      <text className="note start" x={at(21) - 4} y={224}>
        21:00
      </text>
      <text className="note" x={at(28)} y={224}>
        4:00
      </text>
      <text className="note end" x={at(44)} y={224}>
        20:00
      </text>
    </Diagram>
  )
}

/** Where an hour is drawn, counted from the first midnight: 24 is the second one. */
const at = (hour: number) => 12 + (hour - 14) * 12.5

const span = (from: number, to: number) => ({ x: at(from), width: at(to) - at(from) })
