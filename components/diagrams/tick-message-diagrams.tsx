import { Arrow, Box, Diagram, Outline } from './_diagram-parts.tsx'

export function MessageDayDiagram() {
  return (
    <Diagram
      title="A day in the life of a message"
      caption="Time runs down. A message is passed on and logged at once; it reaches the HDB when the day is over."
      description="Time runs from top to bottom. At the start a subscriber such as the RDB calls .u.sub at the tickerplant and replays the log up to that moment. All day the feed handler sends each message with .u.upd. The tickerplant sends it with upd to all subscribers, the RDB and others, and writes it to the log of today. The RDB holds today in memory. At midnight the tickerplant sends .u.end and opens a new log. The RDB writes its tables down to disk, where the HDB holds older days. On the next day the feed handler goes on sending, and the new log grows."
      viewBox="0 0 400 480"
    >
      <Box x={58} y={8} width={72} height={48} name={'Feed\nhandler'} />
      <Box x={148} y={8} width={104} height={48} name="Tickerplant" note="keeps a log" />
      <Box x={284} y={8} width={108} height={48} name="Subscribers" note="RDB, others" />
      <path d="M94 56V462M200 56V70M200 344V386M338 56V106" strokeDasharray="2 5" />

      <Arrow from={[12, 64]} to={[12, 466]} />
      <text className="note start" x={20} y={92}>
        start
      </text>
      <text className="note start" x={20} y={186}>
        all day
      </text>
      <text className="note start" x={20} y={328}>
        midnight
      </text>
      <text className="note start" x={20} y={424}>
        next day
      </text>

      <Box x={168} y={70} width={64} height={274} name="Log" note="of today" shape="disk" tone="accent" />
      <Outline x={300} y={102} width={92} height={240} />
      <Box x={292} y={106} width={92} height={240} name="RDB" note="in memory" />
      <Arrow from={[338, 92]} to={[236, 92]} />
      <text className="code" x={288} y={85}>
        .u.sub
      </text>
      <Arrow from={[232, 126]} to={[288, 126]} tone="motion" />
      <text className="note" x={262} y={118}>
        replay
      </text>

      <Arrow from={[94, 182]} to={[164, 182]} tone="motion" />
      <text className="code" x={129} y={174}>
        .u.upd
      </text>
      <Arrow from={[232, 182]} to={[288, 182]} tone="motion" />
      <text className="code" x={262} y={174}>
        upd
      </text>
      <Arrow from={[94, 214]} to={[164, 214]} tone="motion" />
      <Arrow from={[232, 214]} to={[288, 214]} tone="motion" />
      <Arrow from={[94, 246]} to={[164, 246]} tone="motion" />
      <Arrow from={[232, 246]} to={[288, 246]} tone="motion" />

      <Arrow from={[232, 324]} to={[288, 324]} />
      <text className="code" x={262} y={316}>
        .u.end
      </text>
      <Arrow from={[338, 346]} to={[338, 384]} tone="motion" />
      <text className="note end" x={330} y={368}>
        write-down
      </text>
      <Box x={284} y={388} width={108} height={74} name="HDB" note="older days" shape="disk" />

      <Box x={168} y={388} width={64} height={74} name="Log" note="new" shape="disk" tone="accent" />
      <Arrow from={[94, 424]} to={[164, 424]} tone="motion" />
    </Diagram>
  )
}

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

// The rows of each symbol: when each arrives (as x) and its price. Of the rows between two ticks the last one is sent.
const lanes = [
  {
    sym: 'AAA',
    y: 46,
    rows: [
      [84, '10'],
      [116, '11'],
      [150, '12'],
      [228, '13'],
      [300, '11'],
    ],
  },
  {
    sym: 'BBB',
    y: 92,
    rows: [
      [128, '20'],
      [262, '21'],
      [288, '22'],
    ],
  },
  { sym: 'CCC', y: 138, rows: [[100, '30']] },
] as const
const ticks = [188, 336]

export function ConflationDiagram() {
  return (
    <Diagram
      title="Conflation"
      caption="Rows arrive when they like; a screen is told twice, and only what is newest."
      description="Time runs from left to right, with two ticks of the timer. Rows arrive in three lanes. Before the first tick AAA has 10, 11 and 12, BBB has 20, and CCC has 30. Between the ticks AAA has 13 and 11, BBB has 21 and 22, and CCC has none. At the first tick one message goes to the screen: AAA 12, BBB 20, CCC 30. At the second tick the message holds AAA 11 and BBB 22; CCC has not changed and is left out. The rows in between were never sent, but they are counted in the running sums."
      viewBox="0 0 400 284"
    >
      {lanes.map(({ sym, y, rows }) => (
        <g key={sym}>
          <text className="name start" x={8} y={y + 5}>
            {sym}
          </text>
          <path d={`M54 ${y}H376`} />
          {rows.map(([x, price], index) => {
            const next = rows[index + 1]?.[0] ?? Number.POSITIVE_INFINITY
            const isSent = ticks.some(tick => x < tick && next > tick)
            return (
              <g key={x} className={isSent ? 'accent' : 'loss'}>
                <circle className="dot" cx={x} cy={y} r={isSent ? 5 : 3.5} />
                <text className={isSent ? 'name' : 'note'} x={x} y={y - 11}>
                  {price}
                </text>
              </g>
            )
          })}
        </g>
      ))}
      {ticks.map(x => (
        <Arrow key={x} from={[x, 18]} to={[x, 184]} tone="motion" />
      ))}
      <text className="note" x={188} y={12}>
        timer
      </text>
      <text className="note" x={336} y={12}>
        timer
      </text>
      <Box x={128} y={188} width={120} height={78} name={'AAA 12\nBBB 20\nCCC 30'} />
      <Box x={276} y={188} width={120} height={78} name={'AAA 11\nBBB 22'} />
      <text className="note start" x={8} y={224}>
        messages to
      </text>
      <text className="note start" x={8} y={242}>
        the screen
      </text>
    </Diagram>
  )
}
