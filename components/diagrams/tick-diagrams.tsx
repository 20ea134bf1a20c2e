import { Arrow, Box, Diagram, Outline } from './_diagram-parts.tsx'

export function TickDiagram() {
  return (
    <Diagram
      title="A plain tick system"
      caption="The data runs from the market into memory and, at the end of the day, to disk."
      description="Market data reaches the feed handler, which translates it and sends it to the tickerplant with .u.upd. The tickerplant passes each message on with upd, to the RDB and to other subscribers, and keeps it in the log file on disk. The RDB holds today in memory. At the end of day it writes its tables to disk, where the HDB holds older days. Users send queries to the RDB and to the HDB."
      viewBox="0 0 400 456"
    >
      <text x={104} y={16}>
        market data
      </text>
      <Arrow from={[104, 24]} to={[104, 44]} tone="motion" />
      <Box x={14} y={48} width={180} height={56} name="Feed handler" note="translates" />
      <Arrow from={[104, 104]} to={[104, 144]} tone="motion" />
      <text className="code start" x={114} y={129}>
        .u.upd
      </text>
      <Box x={14} y={148} width={180} height={56} name="Tickerplant" note="logs and passes on" tone="accent" />
      <Arrow from={[194, 176]} to={[262, 176]} tone="motion" />
      <Box x={266} y={144} width={120} height={64} name="Log file" note="on disk" shape="disk" />
      <Arrow from={[104, 204]} to={[104, 252]} tone="motion" />
      <Arrow from={[104, 228]} via={[[313, 228]]} to={[313, 252]} tone="motion" />
      <text className="code start" x={114} y={221}>
        upd
      </text>
      <Box x={14} y={256} width={180} height={56} name="RDB" note="today, in memory" />
      <Box x={240} y={256} width={146} height={56} name={'Other\nsubscribers'} />
      <Arrow from={[104, 312]} to={[104, 376]} tone="motion" />
      <text className="note end" x={94} y={348}>
        end of day
      </text>
      <Box x={14} y={380} width={180} height={70} name="HDB" note="older days, on disk" shape="disk" />
      <Box x={266} y={388} width={120} height={54} name="Users" />
      <Arrow from={[266, 420]} to={[198, 420]} />
      <Arrow
        from={[266, 408]}
        via={[
          [218, 408],
          [218, 284],
        ]}
        to={[198, 284]}
      />
      <text className="note start" x={228} y={348}>
        queries
      </text>
    </Diagram>
  )
}

export function SmallTickDiagram() {
  return (
    <Diagram
      title="The processes of a small tick system"
      caption="Four processes with their scripts and ports, and two places on disk."
      description="The feed, feed.q, sends trades and quotes with upd to the tickerplant, tp.q on port 5010. The tickerplant writes every message to the log on disk and passes it on with upd to the RDB, rdb.q on port 5011, which keeps today in memory. When the RDB starts, it first replays the log. At the end of the day it writes its tables to the folder hdb on disk, from which the HDB, started with q hdb on port 5012, serves the days before."
      viewBox="0 0 400 410"
    >
      <Box x={20} y={8} width={180} height={50} name="Feed" note="feed.q" />
      <Arrow from={[110, 58]} to={[110, 98]} tone="motion" />
      <text className="code start" x={120} y={83}>
        upd
      </text>
      <Box x={20} y={102} width={180} height={56} name="Tickerplant" note="tp.q, 5010" tone="accent" />
      <Arrow from={[200, 130]} to={[262, 130]} tone="motion" />
      <Box x={266} y={98} width={120} height={64} name="Log" note="every message" shape="disk" />
      <Arrow from={[110, 158]} to={[110, 218]} tone="motion" />
      <text className="code start" x={120} y={192}>
        upd
      </text>
      <Arrow from={[326, 162]} via={[[326, 250]]} to={[204, 250]} tone="motion" />
      <text className="note" x={264} y={242}>
        replay, at start
      </text>
      <Box x={20} y={222} width={180} height={56} name="RDB" note="rdb.q, 5011" />
      <Arrow from={[110, 278]} to={[110, 332]} tone="motion" />
      <text className="note start" x={120} y={309}>
        end of day
      </text>
      <Box x={20} y={336} width={180} height={68} name="Folder hdb" note="the days before" shape="disk" />
      <Arrow from={[200, 370]} to={[262, 370]} tone="motion" />
      <Box x={266} y={342} width={120} height={56} name="HDB" note="q hdb, 5012" />
    </Diagram>
  )
}

export function AdvancedTickDiagram() {
  return (
    <Diagram
      title="An advanced tick system"
      caption="The plain system and what grows on it: data from above, queries from below."
      description="A feed handler sends data to the tickerplant, which writes a log and publishes to three kinds of subscribers. The chained tickerplant publishes again, on a timer, to slow consumers. The real-time engine keeps a result. Several RDBs hold today; at the end of day the data goes to disk, where several HDBs hold older days. Users send queries to one gateway, which splits each by date over the RDBs and the HDBs, and joins the answers."
      viewBox="0 0 400 470"
    >
      <Box x={134} y={8} width={132} height={40} name="Feed handler" />
      <Arrow from={[200, 48]} to={[200, 76]} tone="motion" />
      <Box x={134} y={80} width={132} height={48} name="Tickerplant" />
      <Arrow from={[266, 104]} to={[304, 104]} tone="motion" />
      <Box x={308} y={76} width={76} height={56} name="Log" shape="disk" />
      <Arrow from={[200, 128]} to={[200, 172]} tone="motion" />
      <Arrow from={[200, 150]} via={[[66, 150]]} to={[66, 172]} tone="motion" />
      <Arrow from={[200, 150]} via={[[334, 150]]} to={[334, 166]} tone="motion" />

      <Box x={8} y={176} width={116} height={72} name={'Chained\ntickerplant'} note="on a timer" />
      <Box x={142} y={176} width={116} height={72} name={'Real-time\nengine'} note="keeps a result" />
      <Outline x={284} y={170} width={108} height={70} />
      <Outline x={280} y={173} width={108} height={71} />
      <Box x={276} y={176} width={108} height={72} name="RDBs" note="today" />

      <Arrow from={[66, 248]} to={[66, 316]} tone="motion" />
      <Box x={8} y={320} width={116} height={64} name={'Slow\nconsumers'} />
      <Arrow from={[354, 248]} to={[354, 308]} tone="motion" />
      <text className="note end" x={346} y={301}>
        end of day
      </text>
      <Outline x={284} y={312} width={108} height={74} shape="disk" />
      <Outline x={280} y={315} width={108} height={74} shape="disk" />
      <Box x={276} y={318} width={108} height={74} name="HDBs" note="older days" shape="disk" />

      <Box x={150} y={320} width={100} height={64} name="Gateway" note="splits, joins" tone="accent" />
      <Arrow from={[250, 356]} to={[272, 356]} tone="accent" />
      <Arrow
        from={[200, 320]}
        via={[
          [200, 276],
          [306, 276],
        ]}
        to={[306, 252]}
        tone="accent"
      />
      <Arrow from={[200, 424]} to={[200, 388]} tone="accent" />
      <text className="note start" x={210} y={410}>
        queries
      </text>
      <Box x={150} y={424} width={100} height={40} name="Users" />
    </Diagram>
  )
}

export function ChainedTickDiagram() {
  return (
    <Diagram
      title="A tickerplant with several subscribers and a chain"
      caption="Processes that must have every row stand in the first line; screens stand behind the chain."
      description="The feed sends single messages to the tickerplant tp2.q on port 5010, which writes each of them to the log. The tickerplant publishes at once to three subscribers: the RDB on port 5011, which keeps all rows and writes the day to disk, the engine bars.q on port 5013, which keeps one-minute bars, and the chained tickerplant chain.q on port 5110. The RDB and the engine replay the log when they start. The chained tickerplant keeps no log; once a second it publishes what has gathered to two watchers, one for AAA and one for BBB and CCC."
      viewBox="0 0 400 410"
    >
      <Box x={140} y={8} width={120} height={40} name="Feed" />
      <Arrow from={[200, 48]} to={[200, 76]} tone="motion" />
      <Box x={128} y={80} width={144} height={56} name="Tickerplant" note="tp2.q, 5010" tone="accent" />
      <Arrow from={[272, 108]} to={[304, 108]} tone="motion" />
      <Box x={308} y={80} width={80} height={56} name="Log" shape="disk" />
      <Arrow from={[200, 136]} to={[200, 188]} tone="motion" />
      <Arrow from={[200, 160]} via={[[68, 160]]} to={[68, 188]} tone="motion" />
      <Arrow from={[200, 160]} via={[[332, 160]]} to={[332, 188]} tone="motion" />
      <text className="note end" x={188} y={152}>
        at once
      </text>

      <Box x={8} y={192} width={120} height={56} name="RDB" note="rdb.q, 5011" />
      <Box x={140} y={192} width={120} height={56} name="Engine" note="bars.q, 5013" />
      <Box x={272} y={192} width={120} height={74} name={'Chained\ntickerplant'} note="chain.q, 5110" tone="accent" />

      <Arrow from={[332, 266]} to={[332, 338]} tone="motion" />
      <Arrow from={[332, 302]} via={[[200, 302]]} to={[200, 338]} tone="motion" />
      <text className="note end" x={320} y={294}>
        once a second
      </text>
      <Box x={140} y={342} width={120} height={58} name="Watcher" note="AAA" />
      <Box x={272} y={342} width={120} height={58} name="Watcher" note="BBB and CCC" />
    </Diagram>
  )
}

export function StockFeedDiagram() {
  return (
    <Diagram
      title="From a market’s messages to typed rows"
      caption="The feed handler checks each message, and only good rows go on."
      description="The market, market.q on port 6000, sends JSON messages over a websocket to the feed handler, wsfeed.q with decode.q. The feed handler counts bad messages and leaves them out. It sends good rows to the tickerplant, tp.q on port 5010, which writes them to the log file of the day and passes them on to the RDB, rdb.q on port 5011. A screen asks the RDB with the functions of queries.q and gets small answers."
      viewBox="0 0 400 382"
    >
      <Box x={14} y={10} width={180} height={56} name="Market" note="market.q, port 6000" />
      <Arrow from={[104, 66]} to={[104, 108]} tone="motion" />
      <text className="note start" x={114} y={91}>
        websocket, JSON
      </text>
      <Box x={14} y={112} width={180} height={56} name="Feed handler" note="wsfeed.q, decode.q" tone="accent" />
      <Arrow from={[194, 140]} to={[262, 140]} tone="loss" />
      <text className="note start" x={268} y={136}>
        bad messages:
      </text>
      <text className="note start" x={268} y={154}>
        counted, left out
      </text>
      <Arrow from={[104, 168]} to={[104, 210]} tone="motion" />
      <text className="note start" x={114} y={193}>
        typed rows
      </text>
      <Box x={14} y={214} width={180} height={56} name="Tickerplant" note="tp.q, port 5010" />
      <Arrow from={[194, 242]} to={[262, 242]} tone="motion" />
      <Box x={266} y={210} width={120} height={64} name="Log file" note="of the day" shape="disk" />
      <Arrow from={[104, 270]} to={[104, 312]} tone="motion" />
      <Box x={14} y={316} width={180} height={56} name="RDB" note="rdb.q, port 5011" />
      <Box x={266} y={316} width={120} height={56} name="Screen" />
      <Arrow from={[266, 344]} to={[198, 344]} />
      <text className="note" x={231} y={335}>
        queries
      </text>
    </Diagram>
  )
}

export function ScreenEngineDiagram() {
  return (
    <Diagram
      title="An engine between the stream and the screens"
      caption="The RDB keeps every row, and the engine keeps what screens need."
      description="The market, market.q on port 6000, sends messages over a websocket to the feed handler, wsfeed2.q, which collects rows in a buffer and can connect again after either side was gone. Once a second it sends a batch to the tickerplant, tp.q on port 5010. The tickerplant passes it on to two subscribers: the RDB, rdb.q on port 5011, which keeps every row, and the engine, engine.q with conflate.q on port 5013, which keeps the newest row and running sums of each symbol. The engine sends changes to each screen over a websocket twice a second, and answers two kinds of queries from others."
      viewBox="0 0 400 484"
    >
      <Box x={110} y={10} width={180} height={56} name="Market" note="market.q, port 6000" />
      <Arrow from={[200, 66]} to={[200, 108]} tone="motion" />
      <text className="note start" x={210} y={91}>
        websocket, JSON
      </text>
      <Box x={110} y={112} width={180} height={56} name="Feed handler" note="wsfeed2.q, a buffer" tone="accent" />
      <Arrow from={[200, 168]} to={[200, 210]} tone="motion" />
      <text className="note start" x={210} y={193}>
        batches
      </text>
      <Box x={110} y={214} width={180} height={56} name="Tickerplant" note="tp.q, port 5010" />
      <Arrow
        from={[160, 270]}
        via={[
          [160, 293],
          [104, 293],
        ]}
        to={[104, 316]}
        tone="motion"
      />
      <Arrow
        from={[240, 270]}
        via={[
          [240, 293],
          [296, 293],
        ]}
        to={[296, 316]}
        tone="motion"
      />
      <Box x={14} y={320} width={180} height={56} name="RDB" note="rdb.q, port 5011" />
      <Box x={206} y={320} width={180} height={56} name="Engine" note="engine.q, port 5013" tone="accent" />
      <text className="note" x={104} y={396}>
        every row
      </text>
      <Arrow from={[250, 376]} to={[250, 424]} tone="motion" />
      <text className="note end" x={242} y={405}>
        changes
      </text>
      <Arrow from={[340, 424]} to={[340, 380]} />
      <text className="note end" x={332} y={405}>
        queries
      </text>
      <Box x={166} y={428} width={120} height={46} name="Screen" />
      <Box x={296} y={428} width={90} height={46} name="Others" />
    </Diagram>
  )
}
