/** Whether everything is tried, as `npm run test:long` does; else a sample of what repeats itself. */
export const isLong = process.env.TICKWISE_TEST_LONG === '1'
