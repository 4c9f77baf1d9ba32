// The command that shows the operator what people have reported.
import { parseArgs } from "node:util";
import { ConfigError, loadEnvironmentFile, readConfig } from "./config.ts";
import { toReportJson, toReportText } from "./reports/print-reports.ts";
import { oldestReport } from "./reports/report-lifetime.ts";
import { openReports } from "./stack/open-reports.ts";

async function main(): Promise<void> {
  loadEnvironmentFile();
  const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
  const { reports, close } = await openReports(readConfig(process.env));
  try {
    // What the product has not deleted yet, as while it was stopped, is shown to nobody.
    const listed = await reports.list(oldestReport(Date.now()));
    process.stdout.write(values.json ? toReportJson(listed) : toReportText(listed));
  } finally {
    await close();
  }
}

try {
  await main();
} catch (error) {
  const sentences =
    error instanceof ConfigError
      ? error.sentences
      : [error instanceof Error ? error.message : String(error)];
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
