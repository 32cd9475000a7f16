package dev.goldenangle.toolkit.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

import java.util.Map;

@Command(mixinStandardHelpOptions = true, description = {"Prints a script that completes commands and options in bash and zsh.", "Use it with: source <(workbench completion)"})
final class CompletionCommand extends AnsweringCommand {
    static final String NAME = "completion";

    @Spec
    private CommandSpec own;

    @Override
    public Integer call() {
        String script = AutoComplete.bash(own.root().name(), own.root().commandLine());
        if (isJson()) {
            printJson(Map.of("script", script));
        } else {
            out().print(script);
        }
        return Cli.DONE;
    }
}
