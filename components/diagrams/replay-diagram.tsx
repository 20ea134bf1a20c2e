import { Diagram } from './_diagram.tsx'
import { Arrow, Box, Outline } from './_diagram-parts.tsx'

export function ReplayDiagram() {
  return (
    <Diagram
      title="What a new subscriber replays and what it receives"
      caption="The count divides the messages: each of them reaches the RDB once, and in order."
      description="The log of the tickerplant holds eight messages, numbered 1 to 8. The RDB subscribes after the fifth and is told that the count is 5. Replay takes messages 1 to 5 from the log. Messages 6 to 8 are published to the RDB and wait in its socket, in order. The RDB handles the replay first and the socket afterwards, so it has all eight messages once each."
      viewBox="0 0 400 318"
    >
      <text className="note start" x={16} y={20}>
        log of the tickerplant
      </text>
      {messages.map(number => (
        <g key={number}>
          <Outline x={leftOf(number)} y={32} width={40} height={36} tone={number <= counted ? 'accent' : 'motion'} />
          <text x={leftOf(number) + 20} y={55}>
            {number}
          </text>
        </g>
      ))}
      <path d="M243 24V112" strokeDasharray="2 5" />
      <text className="note" x={243} y={128}>
        subscribes, the count is 5
      </text>
      <path className="accent" d="M16 80H232" />
      <Arrow from={[90, 80]} to={[90, 148]} tone="accent" />
      <path className="motion" d="M250 80H378" />
      <Arrow from={[340, 80]} to={[340, 148]} tone="motion" />
      <Box x={16} y={152} width={150} height={52} name="Replay" note="1 to 5, with -11!" tone="accent" />
      <Box x={264} y={152} width={122} height={52} name="Socket" note="6 to 8 wait" tone="motion" />
      <Arrow from={[90, 204]} to={[90, 254]} tone="accent" />
      <text className="note start" x={100} y={234}>
        first
      </text>
      <Arrow from={[340, 204]} to={[340, 254]} tone="motion" />
      <text className="note end" x={330} y={234}>
        afterwards
      </text>
      <Box x={16} y={258} width={370} height={52} name="RDB" note="all eight, once each" />
    </Diagram>
  )
}

const messages = [1, 2, 3, 4, 5, 6, 7, 8]
const counted = 5

const leftOf = (message: number) => 16 + (message - 1) * 46
