// Prints the mutants of TypeScript files and of the scripts in Svelte files, a JSON list: node client_mutants.mjs ROOT FILE...
// Each is {file, line, operator, start, end, text}; offsets count bytes. What is no behaviour is left alone: types, texts, imports.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [root, ...files] = process.argv.slice(2);
const ts = createRequire(join(root, "client", "package.json"))("typescript");

const COMPARISONS = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
};
const ARITHMETIC = { "-": "+", "*": "+", "/": "*", "%": "+", "+=": "-=", "-=": "+=" };
const LOGIC = { "&&": "||", "||": "&&" };
const EXCHANGED = { min: "max", max: "min", some: "every", every: "some", floor: "ceil", ceil: "floor" };

/** The script of a Svelte file, with spaces for all else, so that offsets stay; other files whole. */
function code(file, content) {
  if (!file.endsWith(".svelte")) return content;
  const script = /(<script[^>]*>)([\s\S]*?)<\/script>/.exec(content);
  if (!script) return "";
  const start = script.index + script[1].length;
  return content.slice(0, start).replace(/[^\n]/g, " ") + script[2];
}

function mutants(file) {
  const content = readFileSync(join(root, file), "utf8");
  const source = ts.createSourceFile(file, code(file, content), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found = [];
  const bytes = (offset) => Buffer.byteLength(content.slice(0, offset));
  const put = (start, end, operator, text) =>
    found.push({
      file,
      line: source.getLineAndCharacterOfPosition(start).line + 1,
      operator,
      start: bytes(start),
      end: bytes(end),
      text,
    });
  const add = (node, operator, text) => put(node.getStart(source), node.end, operator, text);
  const text = (node) => node.getText(source);
  const negated = (condition) => {
    if (!ts.isBinaryExpression(condition) || !COMPARISONS[text(condition.operatorToken)])
      add(condition, "condition", `!(${text(condition)})`);
  };

  function ofBinary(node) {
    const sign = text(node.operatorToken);
    for (const other of COMPARISONS[sign] ?? []) add(node.operatorToken, "comparison", other);
    if (ARITHMETIC[sign]) add(node.operatorToken, "arithmetic", ARITHMETIC[sign]);
    if (LOGIC[sign]) add(node, "and/or", `((${text(node.left)}) ${LOGIC[sign]} (${text(node.right)}))`);
    if (sign === "??") add(node, "default", `(${text(node.right)})`);
  }

  function ofCall(node) {
    const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : undefined;
    const other = name && Object.hasOwn(EXCHANGED, text(name)) ? EXCHANGED[text(name)] : undefined;
    if (other) add(name, "function", other);
    node.arguments.slice(1).forEach((next, i) => {
      const one = node.arguments[i];
      if (text(one) === text(next) || ts.isSpreadElement(one) || ts.isSpreadElement(next)) return;
      const between = source.text.slice(one.end, next.getStart(source));
      put(one.getStart(source), next.end, "arguments", text(next) + between + text(one));
    });
  }

  function ofStatement(node) {
    if (!ts.isStringLiteral(node.expression)) add(node, "statement deleted", ";");
  }

  function visit(node) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node) || /^console\./.test(text(node))) return;
    if (ts.isBinaryExpression(node)) ofBinary(node);
    else if (ts.isCallExpression(node)) ofCall(node);
    else if (ts.isExpressionStatement(node)) ofStatement(node);
    else if (ts.isIfStatement(node) || ts.isWhileStatement(node)) negated(node.expression);
    else if (ts.isConditionalExpression(node)) negated(node.condition);
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, "negation", `(${text(node.operand)})`);
    else if (ts.isNumericLiteral(node) && Number.isInteger(Number(node.text))) {
      add(node, "constant", String(Number(node.text) + 1));
      add(node, "constant", `(${Number(node.text) - 1})`);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, "constant", "false");
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, "constant", "true");
    else if (ts.isReturnStatement(node) && !node.expression) add(node, "statement deleted", ";");
    ts.forEachChild(node, visit);
  }

  visit(source);
  return found;
}

console.log(JSON.stringify(files.flatMap(mutants)));
