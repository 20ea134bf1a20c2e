import { Diagram, Outline } from './_diagram-parts.tsx'

export function MessageBytesDiagram() {
  return (
    <Diagram
      title="The bytes of a message"
      caption="A header of eight bytes, then the value. Lengths and counts begin with their least significant byte."
      description="The 23 bytes that -8! makes of `volume`a. Header, 8 bytes: 01, byte order: least significant first; 00, type: 0 async, 1 sync, 2 response; 00, compressed: no; 00, 0 in a message of this size; 17 00 00 00, length: 23 bytes in all. Value, 15 bytes: 0b, type 11: a vector of symbols; 00, attribute: none; 02 00 00 00, count: 2; 76 6f 6c 75 6d 65 00, volume, end mark; 61 00, a, end mark."
      viewBox="0 0 400 352"
    >
      <text className="name start" x={8} y={18}>
        Header, 8 bytes
      </text>
      <Bytes y={30} bytes="01" meaning="byte order: least significant first" />
      <Bytes y={58} bytes="00" meaning="type: 0 async, 1 sync, 2 response" />
      <Bytes y={86} bytes="00" meaning="compressed: no" />
      <Bytes y={114} bytes="00" meaning="0 in a message of this size" />
      <Bytes y={142} bytes="17 00 00 00" meaning="length: 23 bytes in all" />

      <text className="name start" x={8} y={196}>
        Value, 15 bytes
      </text>
      <Bytes y={208} bytes="0b" meaning="type 11: a vector of symbols" tone="accent" />
      <Bytes y={236} bytes="00" meaning="attribute: none" tone="accent" />
      <Bytes y={264} bytes="02 00 00 00" meaning="count: 2" tone="accent" />
      <Bytes y={292} bytes="76 6f 6c 75 6d 65 00" meaning="volume, end mark" tone="accent" />
      <Bytes y={320} bytes="61 00" meaning="a, end mark" tone="accent" />
    </Diagram>
  )
}

/** Bytes that belong together, in one box, and right of it what they mean. */
function Bytes({ y, bytes, meaning, tone }: { y: number; bytes: string; meaning: string; tone?: 'accent' }) {
  const width = 12 + bytes.length * characterWidth
  return (
    <>
      <Outline x={8} y={y} width={width} height={24} {...(tone && { tone })} />
      <text className="code" x={8 + width / 2} y={y + 17}>
        {bytes}
      </text>
      <text className="note start" x={18 + width} y={y + 17}>
        {meaning}
      </text>
    </>
  )
}

const characterWidth = 8
